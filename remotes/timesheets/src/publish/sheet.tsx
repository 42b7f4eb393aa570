import { Button, LoadFailed, Note, Skeleton } from '@careloom/shared/ui';
import { Modal, ModalBody, ModalFoot } from '@careloom/shared/ui-overlay';
import type { ReactNode } from 'react';
import { t } from './texts';

interface SheetProps<Data> {
  title: string;
  /** The server's preview; undefined until it is loaded. */
  data: Data | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  onReread: () => void;
  onClose: () => void;
  children: (data: Data) => ReactNode;
}

/** A sheet that previews an action. */
export function Sheet<Data>({ title, data, error, isFetching, onReread, onClose, children }: SheetProps<Data>) {
  return (
    <Modal open title={title} size="wide" onClose={onClose}>
      {data === undefined ? (
        <>
          <ModalBody>
            {error ? <LoadFailed message={error.message} onRetry={onReread} busy={isFetching} /> : <Skeleton lines={8} />}
          </ModalBody>
          <ModalFoot>
            <Button variant="ghost" onClick={onClose}>
              {t('publish.cancel')}
            </Button>
          </ModalFoot>
        </>
      ) : (
        children(data)
      )}
    </Modal>
  );
}

interface DecisionProps {
  /** Why it was refused, in the server's words. */
  refusal: string | null;
  verb: string;
  /** Whether it can be done now. */
  isReady: boolean;
  onDecide: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The consequences of the action, above Cancel and the button that confirms it. */
export function Decision({ refusal, verb, isReady, onDecide, onClose, children }: DecisionProps) {
  return (
    <>
      <ModalBody>
        {refusal !== null && <Note kind="error">{refusal}</Note>}
        {children}
      </ModalBody>
      <ModalFoot>
        <Button variant="ghost" onClick={onClose}>
          {t('publish.cancel')}
        </Button>
        <Button variant="solid" disabled={!isReady} onClick={onDecide}>
          {verb}
        </Button>
      </ModalFoot>
    </>
  );
}
