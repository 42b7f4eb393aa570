import { Plus } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/index';
import { Part, Row } from './part';

const VARIANTS = ['solid', 'outline', 'soft', 'ghost', 'danger'] as const;

export function Buttons() {
  return (
    <Part name="Button">
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>
            <Plus aria-hidden />
            Post a Job
          </Button>
          <Button variant={variant} size="sm">
            Approve
          </Button>
          <Button variant={variant} data-hover="">
            Hover
          </Button>
          <Button variant={variant} data-focus-visible="">
            Focus
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} shape="icon" aria-label={`Add, ${variant}`}>
            <Plus aria-hidden />
          </Button>
        </Row>
      ))}
      <Row>
        <Button variant="solid" size="touch">
          Log In
        </Button>
        <ButtonLink href="#link">A link as a button</ButtonLink>
      </Row>
    </Part>
  );
}
