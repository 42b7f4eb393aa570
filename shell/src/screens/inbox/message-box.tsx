import { describeIssues } from '@careloom/contract/issues';
import { chat, type ChatMessage, sendMessageBody, type Participant } from '@careloom/contract/resources/chat';
import { fullName } from '@careloom/shared/format';
import { contractText } from '@careloom/shared/i18n';
import { t } from './inbox-texts';
import { discardWrite, notKeptMessage, queueWrite } from '@careloom/shared/write-queue';
import { Button, Textarea } from '@careloom/shared/ui';
import { Send } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { addSent } from './use-conversation';
import { conversationWith } from './waiting-messages';
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
  /** The record that the message is about. Its card is attached to the message. */
  about: WrittenRecord | null;
  /** Called when the record was sent with a message, or was removed from the message. */
  onAboutDone: () => void;
}

/**
 * Enter sends, Shift+Enter starts a new line. A message is kept on this device until the server has it; a refused message returns to
 * the box, unless the next one has been started there.
 */
export function MessageBox({ person, about, onAboutDone }: MessageBoxProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const label = t('inbox.write_to', { name: person.first_name });
  const box = useRef('');
  const write = (next: string) => {
    box.current = next;
    setText(next);
  };

  const sendText = async () => {
    const typed = box.current;
    if (typed.trim() === '') return;
    const message = about ? `${typed.trimEnd()}\n${about.href}` : typed;
    const wrong = refusalOf(person.id, message);
    setRefusal(wrong);
    if (wrong !== null) return;
    write('');
    const result = await queueWrite(
      chat.send,
      { recipient_id: person.id, message },
      { about: conversationWith(person.id), title: typed.trimEnd() },
    );
    if (result.state === 'sent') addSent(person.id, result.data as ChatMessage);
    if (result.state === 'sent' || result.state === 'waiting') return about ? onAboutDone() : undefined;
    if (box.current !== '') return;
    write(typed);
    if (result.state === 'not-kept') return setRefusal(notKeptMessage(result.reason));
    setRefusal(result.errors['message']?.[0] ?? result.message);
    if (result.write) await discardWrite(result.write);
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
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {refusal !== null && (
            <p className="cl-error" role="alert">
              {refusal}
            </p>
          )}
        </div>
        <Button type="submit" variant="solid">
          <Send aria-hidden />
          {t('inbox.send')}
        </Button>
      </form>
    </>
  );
}
