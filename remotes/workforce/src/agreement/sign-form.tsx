import { type ServiceAgreement, signatureBody, signatureLabels } from '@careloom/contract/resources/agreements';
import { FormBody, FormFoot, KitForm, TextField, useSchemaForm } from '@careloom/shared/form';
import { Card, Stack } from '@careloom/shared/ui';
import { useState } from 'react';
import { t } from './texts';
import { ConsentField } from './consent-field';
import { useSignAgreement } from './requests';
import { SignaturePad } from './signature-pad';
import { pictureOf, type Stroke } from './strokes';

interface SignFormProps {
  agreement: ServiceAgreement;
  onSigned: () => void;
  /** The server refused: the agreement may have been replaced, changed or terminated meanwhile. */
  onRefused: () => void;
}

/** Signs with the typed name and an optional drawing. The request names the document that was read by its hash. */
export function SignForm({ agreement, onSigned, onRefused }: SignFormProps) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const { run } = useSignAgreement();
  const form = useSchemaForm(signatureBody, signatureLabels, {
    defaultValues: { signature: '', typed_name: null, accepted: 0, document_sha256: null },
    onSubmit: async ({ signature: name, accepted }) => {
      const drawn = strokes.length > 0 && { signature: pictureOf(strokes), typed_name: name };
      const signed = { id: agreement.id, signature: name, accepted, document_sha256: agreement.document_sha256, ...drawn };
      const answer = await run(signed);
      if (!answer.ok) onRefused();
      return answer;
    },
    onDone: onSigned,
  });
  return (
    <Card title={t('agreement.your_signature')} flush>
      <KitForm form={form}>
        {(summary) => (
          <>
            <FormBody>
              {summary}
              <Stack>
                <ConsentField />
                <TextField name="signature" help={t('agreement.full_name')} autoComplete="name" />
                <SignaturePad strokes={strokes} onChange={setStrokes} />
              </Stack>
            </FormBody>
            <FormFoot verb={t('agreement.sign')} busy={form.submitting} note={t('agreement.kept_with_it')} />
          </>
        )}
      </KitForm>
    </Card>
  );
}
