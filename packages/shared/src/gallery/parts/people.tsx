import { Cloud } from 'lucide-react';
import { Avatar, AvatarStack, ICON_NAMES, iconOf, Logo, Mark, TINTS, Who } from '../../ui/index';
import { Part, Row } from './part';

const NAMES = ['Aroha Ngata-Williams', 'Tuan Nguyễn', 'Li Chen', 'Grace Kim', 'Samuel Adeyemi', 'Bartholomew Fitzgerald-Montgomery'];

export function People() {
  return (
    <Part name="People, places, marks">
      <Row>
        {TINTS.map((tint, at) => (
          <Avatar key={tint} name={NAMES[at] ?? tint} tint={tint} />
        ))}
        <Avatar name="Banksia House" place />
        <Avatar name="Xero" icon={<Cloud className="cl-i" aria-hidden />} />
        <Avatar name="Aroha Ngata-Williams" size={64} />
        <AvatarStack people={NAMES.map((name) => ({ name }))} />
      </Row>
      <Row>
        <Who name="Aroha Ngata-Williams" line="Support Worker" />
        <Who name="Banksia House" line="Merrylands NSW 2160" place />
      </Row>
      <Row>
        <Logo href="#home" />
        <Mark />
        {ICON_NAMES.map((name) => {
          const Icon = iconOf(name);
          return <Icon key={name} className="cl-i" aria-hidden />;
        })}
      </Row>
    </Part>
  );
}
