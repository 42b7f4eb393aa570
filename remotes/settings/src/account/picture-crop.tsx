import { Avatar } from '@careloom/shared/ui';
import * as cropper from '@zag-js/image-cropper';
import { normalizeProps, useMachine } from '@zag-js/react';
import { Image } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { t } from './texts';
import { type Picture, SIZES } from './picture-file';
import styles from './picture.module.css';

/** Side length in pixels of the picture that is sent. The largest size shown anywhere is 96. */
const SIDE = 640;
const ZOOM = { min: 1, max: 4, step: 0.05 } as const;

export interface PictureCropProps extends Picture {
  /** The name of the person in the picture. */
  name: string;
  /** Called with the content of the circle after each movement. */
  onCrop: (picture: Picture) => void;
  /** Called if the file is no picture, despite its extension. */
  onUnreadable: () => void;
  /** Actions, shown below the small pictures. */
  children: ReactNode;
}

/**
 * Moves and zooms a picture under a circle, which is the part that others see: by dragging, arrow keys, + and -, mouse wheel, or two
 * fingers.
 */
export function PictureCrop({ file, url, name, onCrop, onUnreadable, children }: PictureCropProps) {
  const service = useMachine(cropper.machine, {
    id: useId(),
    aspectRatio: 1,
    cropShape: 'circle',
    fixedCropArea: true,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    nudgeStep: 4,
    translations: {
      rootLabel: t('picture.stage'),
      rootRoleDescription: t('picture.stage'),
      previewLoading: t('picture.stage'),
      previewDescription: ({ zoom }) => t('picture.zoomed', { times: (zoom ?? 1).toFixed(1) }),
      selectionLabel: () => t('picture.circle'),
      selectionRoleDescription: t('picture.circle'),
      selectionInstructions: t('picture.keys'),
      selectionValueText: ({ x, y }) => t('picture.at', { x, y }),
    },
  });
  const api = cropper.connect(service, normalizeProps);
  const small = useCropped(api, file, onCrop);
  return (
    <div className={styles.crop}>
      <div>
        <div {...api.getRootProps()} className={styles.root}>
          <div {...api.getViewportProps()} className={styles.viewport}>
            <img {...api.getImageProps()} className={styles.image} src={url} alt="" onError={onUnreadable} />
            <div {...api.getSelectionProps()} className={styles.circle}>
              <div {...api.getGridProps({ axis: 'horizontal' })} className={styles.across} />
              <div {...api.getGridProps({ axis: 'vertical' })} className={styles.down} />
            </div>
          </div>
        </div>
        <label className={styles.zoom}>
          <Image aria-hidden className={styles.far} />
          <input
            className={styles.range}
            type="range"
            aria-label={t('picture.zoom')}
            {...ZOOM}
            value={api.zoom}
            onChange={(event) => api.setZoom(Number(event.target.value))}
          />
          <Image aria-hidden className={styles.near} />
        </label>
      </div>
      <div className={styles.beside}>
        <p className={styles.hint}>{t('picture.hint')}</p>
        <p className={styles.sizes}>
          {SIZES.map((size) => (
            <Avatar key={size} name={name} size={size} picture={small} />
          ))}
        </p>
        {children}
      </div>
    </div>
  );
}

/** Milliseconds without movement before the picture is cropped. */
const REST = 120;

/** @returns the content of the circle as a data URL; null until the picture has been read */
function useCropped(api: cropper.Api, file: File, onCrop: PictureCropProps['onCrop']) {
  const [small, setSmall] = useState<string | null>(null);
  const latest = useRef({ api, onCrop });
  useEffect(() => {
    latest.current = { api, onCrop };
  });
  const { zoom, offset, crop, naturalSize } = api;
  // A key of all values that place the circle on the picture. If it changes, the picture is cropped again.
  const place = naturalSize.width > 0 && crop.width > 0 ? [zoom, offset.x, offset.y, crop.width].join(' ') : null;
  useEffect(() => {
    if (place === null) return;
    let isCurrent = true;
    const cut = async () => {
      const picture = await cutOut(latest.current.api, file);
      if (!isCurrent || picture === null) return;
      setSmall(picture.url);
      latest.current.onCrop(picture);
    };
    const timer = setTimeout(() => void cut(), REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [place, file]);
  return small;
}

/** A JPEG stays a JPEG. Any other type becomes a PNG, which supports transparency. */
async function cutOut({ getCroppedImage }: cropper.Api, file: File): Promise<Picture | null> {
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const as = { type, quality: 0.92, maxSize: { width: SIDE, height: SIDE } };
  const [blob, url] = [await getCroppedImage({ ...as, output: 'blob' }), await getCroppedImage({ ...as, output: 'dataUrl' })];
  return blob instanceof Blob && typeof url === 'string' ? { file: new File([blob], nameOf(file, type), { type }), url } : null;
}

const nameOf = ({ name }: File, type: string) => `${name.replace(/\.[^.]*$/, '')}.${type === 'image/jpeg' ? 'jpg' : 'png'}`;
