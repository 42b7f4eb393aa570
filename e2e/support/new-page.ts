import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Checkout } from './checkout';

/** The contents of the new page, for a test to find. */
export const NEW_PAGE = {
  address: '/admin/ask-the-team',
  title: 'Ask the team',
  status: 'Not asked yet',
  asked: 'Asked',
  verb: 'Ask',
  border: 'rgb(12, 34, 56)',
} as const;

const ROUTES = `import { routes } from '@careloom/federation/define-remote';

export const questionRoutes = routes(
  { area: 'admin', permission: 'house-read' },
  {
    'workforce:ask': {
      path: '${NEW_PAGE.address}',
      title: '${NEW_PAGE.title}',
      breadcrumb: 'Dashboard > ${NEW_PAGE.title}',
      page: './pages/ask-page',
    },
  },
);
`;

const PAGE = `import { myTeam } from '@careloom/contract/resources/my-team';
import { useCall } from '@careloom/shared/query';
import { Page, PageHeading, Row, State } from '@careloom/shared/ui';
import { useState } from 'react';
import { QuestionForm } from '../question/question-form';
import { QUESTION_STATES } from '../question/states';
import { t } from '../question/texts';

export function AskPage() {
  const [asked, setAsked] = useState(false);
  const { data } = useCall(myTeam.list, {});
  const first = data?.items[0];
  return (
    <Page>
      <PageHeading>{t('ask.title')}</PageHeading>
      <Row>
        <State of={QUESTION_STATES} value={asked ? 'asked' : 'open'} />
      </Row>
      {first && <QuestionForm key={first.id} recipient={first.id} onDone={() => setAsked(true)} />}
    </Page>
  );
}
`;

const FORM = `import { chat } from '@careloom/contract/resources/chat';
import { FormBody, FormFoot, FormGrid, KitForm, TextAreaField, useContractForm } from '@careloom/shared/form';
import { t } from './texts';
import styles from './question.module.css';

interface QuestionFormProps {
  /** Id of the user who is asked. */
  recipient: number;
  onDone: () => void;
}

export function QuestionForm({ recipient, onDone }: QuestionFormProps) {
  const form = useContractForm(chat.send, { defaultValues: { recipient_id: recipient, message: '' }, onDone });
  return (
    <div className={styles.question} data-testid="question">
      <KitForm form={form}>
        {(summary) => (
          <>
            <FormBody>
              {summary}
              <FormGrid>
                <TextAreaField name="message" max={2000} />
              </FormGrid>
            </FormBody>
            <FormFoot verb={t('ask.verb')} busy={form.submitting} />
          </>
        )}
      </KitForm>
    </div>
  );
}
`;

const STATES = `import type { Vocabulary } from '@careloom/shared/ui';
import { CircleCheck, Hourglass } from 'lucide-react';
import { t } from './texts';

/** Of a question. */
export const QUESTION_STATES = {
  open: [t('ask.status.open'), Hourglass, 'waiting'],
  asked: [t('ask.status.asked'), CircleCheck, 'done'],
} as const satisfies Vocabulary;
`;

const LOOK = `.question {
  border: 3px solid ${NEW_PAGE.border};
  border-radius: var(--cl-radii-md);
}
`;

const TEXTS = `import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Questions to the team. */
const questionTexts = {
  'ask.title': '${NEW_PAGE.title}',
  'ask.verb': '${NEW_PAGE.verb}',
  'ask.status.open': '${NEW_PAGE.status}',
  'ask.status.asked': '${NEW_PAGE.asked}',
} as const;

export const t = createTranslator('workforce', questionTexts, ...tables);
`;

const MENU = `  { group: null, label: 'workforce:ask', icon: 'messages-square', route: 'workforce:ask', permission: 'house-read', area: 'admin', order: 125 },
`;

/** @throws if the text to insert after does not exist */
function insert(file: string, after: string, text: string): void {
  const old = readFileSync(file, 'utf8');
  if (!old.includes(after)) throw new Error(`${file} lacks ${after}`);
  writeFileSync(
    file,
    old.replace(after, () => after + text),
  );
}

/**
 * Adds a page to workforce with styles, texts, a status and a form, as in `docs/add-a-page.md`.
 * @returns the written files, from the project's root
 */
export function addPage({ file }: Pick<Checkout, 'file'>): string[] {
  const of = (name: string) => file(`remotes/workforce/${name}`);
  const made: Record<string, string> = {
    'manifest/questions.ts': ROUTES,
    'src/pages/ask-page.tsx': PAGE,
    'src/question/question-form.tsx': FORM,
    'src/question/states.ts': STATES,
    'src/question/question.module.css': LOOK,
    'src/question/texts.ts': TEXTS,
  };
  for (const [name, text] of Object.entries(made)) {
    mkdirSync(path.dirname(of(name)), { recursive: true });
    writeFileSync(of(name), text);
  }
  insert(
    of('remote.config.ts'),
    "import { myTeamRoutes } from './manifest/my-team';\n",
    "import { questionRoutes } from './manifest/questions';\n",
  );
  insert(of('remote.config.ts'), '    ...myTeamRoutes,\n', '    ...questionRoutes,\n');
  insert(of('remote.config.ts'), 'texts: { ', `'workforce:ask': '${NEW_PAGE.title}', `);
  insert(of('manifest/menu.ts'), "RemoteConfig['menu'] = [\n", MENU);
  return [...Object.keys(made), 'remote.config.ts', 'manifest/menu.ts'].map((name) => `remotes/workforce/${name}`).sort();
}
