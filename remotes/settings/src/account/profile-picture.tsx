import { useFormContext } from '@careloom/shared/form';
import { lazyPage } from '@careloom/shared/navigation';
import { Avatar, Button } from '@careloom/shared/ui';
import { CircleAlert } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { t } from './texts';
import styles from './picture.module.css';
import { ACCEPTED, type Picture, PICTURE, readAsUrl, refusalOf, SIZES, unreadable } from './picture-file';

const PictureCrop = lazyPage(() => import('./picture-crop').then((module) => module.PictureCrop));

export interface ProfilePictureProps {
  name: string;
  /** URL of the picture that the account has. */
  current: string | null;
}

/**
 * The user's own picture in the sizes shown to others. A chosen file is cropped to a circle. A file of the wrong kind or size is refused,
 * and the previous choice stays.
 */
export function ProfilePicture({ name, current }: ProfilePictureProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { setValue } = useFormContext();
  const [chosen, setChosen] = useState<Picture | null>(null);
  const [source, setSource] = useState<Picture | null>(null);
  const [cropped, setCropped] = useState<Picture | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const give = (picture: Picture | null) => setValue(PICTURE, picture?.file ?? null, { shouldDirty: true, shouldTouch: true });
  const close = () => {
    setSource(null);
    input.current?.focus();
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const refused = refusalOf(file);
    setRefusal(refused);
    if (refused === null) setSource({ file, url: await readAsUrl(file) });
    if (input.current) input.current.value = '';
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('field.team.profile_picture')}</legend>
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept={ACCEPTED}
        aria-label={t(source ? 'picture.another' : 'picture.choose')}
        aria-describedby={refusal === null ? undefined : id}
        aria-invalid={refusal === null ? undefined : true}
        onChange={(event) => void open(event.target.files?.[0])}
      />
      {source ? (
        <Suspense fallback={<div className={styles.loading} />}>
          <PictureCrop
            key={source.url}
            {...source}
            name={name}
            onCrop={(picture) => {
              setCropped(picture);
              give(picture);
            }}
            onUnreadable={() => {
              setRefusal(unreadable());
              close();
            }}
          >
            <p className={styles.acts}>
              <Button
                variant="outline"
                onClick={() => {
                  setChosen(cropped);
                  close();
                }}
              >
                {t('picture.use')}
              </Button>
              <Button
                variant="ghost"
                onClick={() => {
                  give(chosen);
                  close();
                }}
              >
                {t('picture.cancel')}
              </Button>
            </p>
            <Choose verb={t('picture.another')} onClick={() => input.current?.click()} />
          </PictureCrop>
        </Suspense>
      ) : (
        <div className={styles.now}>
          <p className={styles.sizes}>
            {SIZES.map((size) => (
              <Avatar key={size} name={name} size={size} picture={chosen?.url ?? current} />
            ))}
          </p>
          <Choose verb={t('picture.choose')} onClick={() => input.current?.click()} />
        </div>
      )}
      {refusal !== null && (
        <p id={id} className={styles.refusal} role="alert">
          <CircleAlert aria-hidden className={styles.mark} />
          {refusal}
        </p>
      )}
    </fieldset>
  );
}

/** For the pointer: the keyboard and screen readers use the input itself. */
const Choose = ({ verb, onClick }: { verb: string; onClick: () => void }) => (
  <span className={styles.choose} aria-hidden>
    <Button size="sm" variant="outline" tabIndex={-1} onClick={onClick}>
      {verb}
    </Button>
  </span>
);
