import { MAX_SHEET_ROWS } from '@careloom/contract/resources/imports';
import { FileField, FormModal } from '@careloom/shared/form';
import { ButtonLink, Facts, Note, Row, Stack } from '@careloom/shared/ui';
import { Download } from 'lucide-react';
import { t } from './texts';
import { EarlierImports } from './earlier-imports';
import { FaultTable } from './fault-table';
import { type ImportKind, IMPORTS, templateHref } from './kinds';
import { useImport } from './use-import';

export interface ImportSheetProps {
  kind: ImportKind;
  /** The house that participants are added to. */
  houseId?: number | undefined;
  onClose: () => void;
}

/** Imports a CSV file: it is checked first, and imported as a whole or not at all. Earlier imports can be undone below. */
export function ImportSheet({ kind, houseId, onClose }: ImportSheetProps) {
  const { form, rows, faults } = useImport(kind, houseId === undefined ? {} : { id: houseId }, onClose);
  return (
    <FormModal
      form={form}
      title={t(`import.title.${kind}`)}
      verb={rows > 0 ? t(`import.verb.${kind}`, { count: rows }) : t('import.check')}
      onClose={onClose}
      note={kind === 'support_worker' ? t('import.invites') : undefined}
    >
      <Stack>
        <Columns kind={kind} />
        <FileField name="file" help={t('import.limits', { max: MAX_SHEET_ROWS })} />
        <div role="status">{rows > 0 && <Note kind="success">{t('import.ready', { count: rows })}</Note>}</div>
        {faults.length > 0 && <FaultTable faults={faults} />}
        <EarlierImports kind={kind} />
      </Stack>
    </FormModal>
  );
}

/** The columns of a file, and a template to download. */
function Columns({ kind }: { kind: ImportKind }) {
  const { columns, cells, template } = IMPORTS[kind];
  return (
    <Stack>
      <Facts
        facts={[
          { label: t('import.required'), value: columns.required.join(', '), whole: true },
          { label: t('import.optional'), value: columns.optional.join(', '), whole: true },
          { label: t('import.cells'), value: cells.join(' · '), whole: true },
        ]}
      />
      <Row>
        <ButtonLink href={templateHref(columns)} download={template} size="sm">
          <Download aria-hidden />
          {t('import.template')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
