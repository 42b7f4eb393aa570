import { Button, ButtonLink, iconOf, Link, Tag, Who } from '@careloom/shared/ui';
import { createElement } from 'react';
import { openAct } from '../../../platform/quick-actions/open-quick-action';
import { menuText } from '../../../platform/chrome-texts';
import type { Need } from './needs-of';
import styles from '../dashboards.module.css';

const icon = (name: string) => createElement(iconOf(name), { className: 'cl-i', 'aria-hidden': true });

/**
 * A task with its state and action. The action is a button if the remote provides one and the server would accept it, else a link to the
 * page.
 */
export function NeedRow({ need: { kind, task, title, line, href } }: { need: Need }) {
  const { picture, state, act } = kind;
  const who = (
    <Who
      name={title}
      line={line}
      person={task.person ?? title}
      picture={task.picture_url}
      place={picture === 'house'}
      {...(picture === 'icon' && { icon: icon(state.icon) })}
    />
  );
  const acts = act && task.acts === 1;
  return (
    <div className={styles.need} data-need>
      {acts && href ? (
        <Link href={href} className={styles.needLink}>
          {who}
        </Link>
      ) : (
        who
      )}
      <Tag tone={state.tone} icon={iconOf(state.icon)}>
        {menuText(state.label)}
      </Tag>
      {acts ? (
        <Button size="sm" onClick={() => void openAct({ ...act, remote: kind.remote }, { id: task.id, title })}>
          {menuText(act.verb)}
          <span className="cl-hidden">: {title}</span>
        </Button>
      ) : (
        href && (
          <ButtonLink href={href} size="sm">
            {menuText(kind.verb)}
            <span className="cl-hidden">: {title}</span>
          </ButtonLink>
        )
      )}
    </div>
  );
}
