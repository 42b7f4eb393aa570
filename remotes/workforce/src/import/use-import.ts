import type { DataOf, InputFor } from '@careloom/contract/call';
import { useSchemaForm, useWatch } from '@careloom/shared/form';
import { type Answer, send } from '@careloom/shared/http';
import { useCallMutation } from '@careloom/shared/query';
import { useEffect, useState } from 'react';
import { type Fault, faultsOf } from './faults';
import { type ImportKind, IMPORTS } from './kinds';
import { useReverseUpload } from './requests';

type ImportCall = (typeof IMPORTS)[ImportKind]['call'];
type Sheet = InputFor<ImportCall>;

/** The server's result for a file: the number of rows it would import, or the errors. */
interface Verdict {
  file: unknown;
  rows: number;
  faults: readonly Fault[];
}

/** The failure is shown in the form itself. */
const shownHere = () => undefined;

/** Joins the server's errors about the whole file into one, for its single field. */
function asOneSentence<Data>(answer: Answer<Data>): Answer<Data> {
  const { file } = answer.ok ? {} : answer.errors;
  return answer.ok || !file ? answer : { ...answer, errors: { file: [file.join(' ')] } };
}

/**
 * The form that imports a sheet: the first submit only checks the file, the second imports the checked file, which can be undone.
 * @param extra the house of participants
 */
export function useImport(kind: ImportKind, extra: { id?: number }, onImported: () => void) {
  const { call } = IMPORTS[kind];
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { run: reverse } = useReverseUpload();
  const { run: importAll } = useCallMutation(call, {
    onFailure: shownHere,
    undo: ({ upload_id }) => void (upload_id && reverse({ upload_id })),
  });
  const form = useSchemaForm<ImportCall['body'], DataOf<ImportCall>>(
    call.body,
    {},
    {
      defaultValues: { file: null, dry_run: 0 } as object,
      onSubmit: async ({ file }) => {
        const isChecked = verdict?.file === file && verdict.rows > 0;
        const sheet = (dry_run: 0 | 1): Sheet => ({ ...extra, file, dry_run });
        const answer = isChecked ? await importAll(sheet(0)) : await send(call, sheet(1));
        if (answer.ok) setVerdict({ file, rows: answer.data.rows, faults: [] });
        else if (answer.code !== 0) setVerdict({ file, rows: 0, faults: faultsOf(answer.errors) });
        return asOneSentence(answer);
      },
      onDone: ({ created }) => created > 0 && onImported(),
    },
  );
  const { control, clearErrors } = form.methods;
  const file: unknown = useWatch({ control, name: 'file' });
  useEffect(() => clearErrors('root.server'), [file, clearErrors]);
  const { rows = 0, faults = [] } = verdict?.file === file ? (verdict ?? {}) : {};
  return { form, rows, faults };
}
