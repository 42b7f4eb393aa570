import { describeIssues } from '@careloom/contract/issues';
import { accountLabels, changeProfileBody } from '@careloom/contract/resources/auth';
import { IMAGE_EXTENSIONS } from '@careloom/contract/rules';
import { t as textOf } from '@careloom/shared/i18n';

export const PICTURE = 'profile_picture';
/** Of a file input. */
export const ACCEPTED = IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');
/** Sizes in pixels in which a picture is shown: on a record, in a header, in a row. */
export const SIZES = [96, 40, 28] as const;

/** A picture as a file, and as a data URL for `<img>`. */
export interface Picture {
  file: File;
  url: string;
}

/** The message for a file of the wrong kind or size; null for an accepted picture. */
export function refusalOf(file: File): string | null {
  const { error } = changeProfileBody.shape[PICTURE].safeParse(file);
  const issues = (error?.issues ?? []).map((issue) => ({ ...issue, path: [PICTURE] }));
  return describeIssues(issues, accountLabels, textOf)[PICTURE]?.[0] ?? null;
}

/** The message for a file that is no picture, despite its extension. */
export const unreadable = (): string | null => refusalOf(new File([], ''));

/** @throws the reader's error */
export const readAsUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
