import { describeIssues } from '@careloom/contract/issues';
import { chat, sendMessageBody, type Participant } from '@careloom/contract/resources/chat';
import { fullName } from '@careloom/shared/format';
import { contractText } from '@careloom/shared/i18n';
import { t } from './inbox-texts';
import { useCallMutation } from '@careloom/shared/query';
import { Button, Textarea } from '@careloom/shared/ui';
import { Send } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { AboutRecord } from './about-record';
import styles from './messages.module.css';
import type { WrittenRecord } from './written-records';

/** Why a message may not be sent, as the specified sentence; null if it may. */
export function refusalOf(recipientId: number, message: string): string | null {
  const parsed = sendMessageBody.safeParse({ recipient_id: recipientId, message });
  if (parsed.success) return null;
  return describeIssues(parsed.error.issues, chat.send.labels, contractText).message?.[0] ?? null;
}

interface MessageBoxProps {
  person: Participant;
  /** The record that the message is about: its card goes with it. */
  about: WrittenRecord | null;
  /** It was sent with it, or is to be left out. */
  onAboutDone: () => void;
}

/** Enter sends, Shift+Enter starts a new line. A message that failed to send stays in the box. */
export function MessageBox({ person, about, onAboutDone }: MessageBoxProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, pending } = useCallMutation(chat.send, { onFailure: ({ errors, message }) => setRefusal(errors.message?.[0] ?? message) });
  const label = t('inbox.write_to', { name: person.first_name });

  const sendText = async () => {
    if (pending || text.trim() === '') return;
    const message = about ? `${text.trimEnd()}\n${about.href}` : text;
    const wrong = refusalOf(person.id, message);
    setRefusal(wrong);
    if (wrong !== null) return;
    const answer = await run({ recipient_id: person.id, message });
    if (!answer.ok) return;
    setText('');
    if (about) onAboutDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void sendText();
  };
  return (
    <>
      {about && <AboutRecord record={about} onLeaveOut={onAboutDone} />}
      <form
        className={styles.messageBox}
        aria-label={t('inbox.conversation_with', { name: fullName(person) })}
        onSubmit={(event) => {
          event.preventDefault();
          void sendText();
        }}
      >
        <div className="cl-grow">
          <Textarea
            rows={1}
            aria-label={label}
            placeholder={label}
            aria-invalid={refusal !== null}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {refusal !== null && (
            <p className="cl-error" role="alert">
              {refusal}
            </p>
          )}
        </div>
        <Button type="submit" variant="solid" aria-disabled={pending || undefined}>
          <Send aria-hidden />
          {t('inbox.send')}
        </Button>
      </form>
    </>
  );
}
