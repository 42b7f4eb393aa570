import { Button, Input } from '@careloom/shared/ui';
import { type FormEvent, useState } from 'react';
import { t } from '../texts';
import { changesFor, changesForAll, countAlike, type Finding, proposalsAt } from '../sheet/fixes';
import { placeName } from '../sheet/heads';
import type { Names } from '../sheet/names';
import type { Sheet } from '../sheet/sheet';
import styles from './findings.module.css';

export interface FindingCardProps {
  sheet: Sheet;
  names: Names;
  finding: Finding;
  isActive: boolean;
  /** Goes to the cell in the grid; if undefined, as on a phone, the cell is edited in the card. */
  onGo?: (() => void) | undefined;
  onChanged: (cells: number) => void;
}

/** An error or a warning of a cell, with proposals to fix it. */
export function FindingCard({ sheet, names, finding, isActive, onGo, onChanged }: FindingCardProps) {
  const { row, column, sentence, kind } = finding;
  const place = placeName(sheet.numberOf(row), column);
  return (
    <li className={styles.finding} data-active={isActive || undefined} data-kind={kind}>
      {onGo ? (
        <button type="button" className={styles.place} aria-current={isActive || undefined} onClick={onGo}>
          <b>{place}</b>
          <span className={styles.sentence}>{sentence}</span>
        </button>
      ) : (
        <>
          <b>{place}</b>
          <p className={styles.sentence}>{sentence}</p>
          {kind === 'fault' && <Retype key={sheet.cells.cell(row, column)} sheet={sheet} finding={finding} onChanged={onChanged} />}
        </>
      )}
      {(isActive || !onGo) && <Ways sheet={sheet} names={names} finding={finding} onChanged={onChanged} />}
    </li>
  );
}

type WaysProps = Pick<FindingCardProps, 'sheet' | 'names' | 'finding' | 'onChanged'>;

/** Buttons that apply a proposal to this cell or to all cells with the same error, and a button that takes the row out. */
function Ways({ sheet, names, finding, onChanged }: WaysProps) {
  return (
    <div className={styles.ways}>
      {proposalsAt(sheet, finding, names).map((proposal) => {
        const alike = countAlike(sheet, finding, proposal, names);
        return (
          <span key={proposal.kind} className={styles.way}>
            <Button size="sm" className={styles.act} onClick={() => onChanged(sheet.change(changesFor(finding, proposal)))}>
              {proposal.label}
            </Button>
            {(alike === null || alike > 1) && (
              <Button
                size="sm"
                variant="soft"
                className={styles.act}
                onClick={() => void sheet.changeInParts(changesForAll(sheet, finding, proposal, names)).then(onChanged)}
              >
                {alike === null
                  ? t('csv.all_alike_many', { label: proposal.label })
                  : t('csv.all_alike', { label: proposal.label, count: alike })}
              </Button>
            )}
          </span>
        );
      })}
      {finding.kind === 'fault' && (
        <Button size="sm" variant="ghost" className={styles.act} onClick={() => sheet.take([finding.row])}>
          {t('csv.take_out', { row: sheet.numberOf(finding.row) })}
        </Button>
      )}
    </div>
  );
}

/** A field to edit the cell on a phone, which has no grid. */
function Retype({ sheet, finding: { row, column }, onChanged }: Omit<WaysProps, 'names'>) {
  const [text, setText] = useState(() => sheet.cells.cell(row, column));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChanged(sheet.change([{ row, column, text: text.trim() }]));
  };
  return (
    <form className={styles.retype} onSubmit={submit}>
      <Input
        aria-label={`${placeName(sheet.numberOf(row), column)}, ${t('csv.new_value')}`}
        aria-invalid
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{t('csv.fix')}</Button>
    </form>
  );
}
