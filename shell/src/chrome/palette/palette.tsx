import { navigate } from '@careloom/shared/navigation';
import { Button, KeyLegend } from '@careloom/shared/ui';
import { PaletteDialog } from '@careloom/shared/ui-overlay';
import { X } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { manifestsOf, useRegistry } from '../../platform/registry/registry';
import { CommandList } from './command-list';
import type { Entry } from './entry';
import { EntryAside } from './entry-aside';
import { EntryRow } from './entry-row';
import { closePalette, typeInPalette, usePalette } from './opened';
import styles from './palette.module.css';
import { rememberRecent } from './recent';
import { t } from './texts';
import { useEntries } from './use-entries';

/** Finds any page, action and record by name. Enter opens or runs it, Tab moves to the facts, Escape clears the input, then closes. */
export function Palette() {
  const typed = usePalette((state) => state.typed);
  const { groups, sign, words, failure, isAsking } = useEntries(typed);
  const remotes = useRegistry((registry) => registry.remotes);
  const manifests = useMemo(() => manifestsOf(remotes), [remotes]);
  const entries = groups.flatMap(({ items }) => items);
  const choose = (entry: Entry) => {
    closePalette();
    rememberRecent(entry);
    if (entry.href !== undefined) navigate(entry.href);
    else entry.run?.();
  };
  const takeBack = (event: KeyboardEvent) => {
    if (typed === '') return;
    event.preventDefault();
    typeInPalette('');
  };
  return (
    <PaletteDialog label={t('palette.label')} open onClose={closePalette} onEscape={takeBack}>
      <div className={styles.palette}>
        <CommandList
          typed={typed}
          onType={typeInPalette}
          groups={groups}
          onChoose={choose}
          after={
            <Button size="sm" variant="ghost" shape="icon" aria-label={t('palette.close')} onClick={closePalette}>
              <X aria-hidden />
            </Button>
          }
          aside={(entry) => (
            <>
              <Answer failure={failure} nothing={entries.length === 0 && !isAsking} sign={sign} words={words} />
              <EntryAside about={entry?.about} manifests={manifests} onChoose={choose} />
            </>
          )}
        >
          {(entry) => <EntryRow entry={entry} words={words} />}
        </CommandList>
        <span className="cl-hidden" role="status">
          {words !== '' && !isAsking && entries.length > 0 && t('palette.found', { count: entries.length })}
        </span>
        <footer className={styles.foot}>
          <Keys
            of={[
              ['↑', null],
              ['↓', 'palette.key_choose'],
              ['Enter', 'palette.key_go'],
              ['Tab', 'palette.key_more'],
            ]}
          />
          <Keys
            of={[
              ['@', 'palette.key_people'],
              ['#', 'palette.key_invoices'],
              ['>', 'palette.key_commands'],
            ]}
          />
        </footer>
      </div>
    </PaletteDialog>
  );
}

const Keys = ({ of }: { of: readonly (readonly [key: string, does: Parameters<typeof t>[0] | null])[] }) => (
  <KeyLegend>
    {of.map(([key, does]) => (
      <Fragment key={key}>
        <kbd>{key}</kbd>
        {does && <span>{t(does)}</span>}
      </Fragment>
    ))}
  </KeyLegend>
);

interface AnswerProps {
  failure: string | null;
  nothing: boolean;
  sign: string | null;
  words: string;
}

/** Shown in place of the results if none was found, or if the search failed. */
function Answer({ failure, nothing, sign, words }: AnswerProps) {
  if (failure !== null) return <p className={styles.answer}>{t('palette.failed', { message: failure })}</p>;
  if (!nothing) return null;
  if (words === '') return <p className={styles.answer}>{t(sign === '#' ? 'palette.no_invoices' : 'palette.no_people')}</p>;
  return (
    <p className={styles.answer} role="status">
      {t('palette.none', { text: words })}
    </p>
  );
}
