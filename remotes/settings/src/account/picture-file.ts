import { describeIssues } from '@careloom/contract/issues';
import { accountLabels, changeProfileBody } from '@careloom/contract/resources/auth';
import { IMAGE_EXTENSIONS } from '@careloom/contract/rules';
import { t as textOf } from '@careloom/shared/i18n';

export const PICTURE = 'profile_picture';
/** Of a file input. */
export const ACCEPTED = IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');
/** Sizes in which a picture is shown: a record, a header, a row. */
export const SIZES = [96, 40, 28] as const;

/** A picture, and the same as a data URL for `<img>`. */
export interface Picture {
  file: File;
  url: string;
}

/** The sentence that refuses a file by its kind or its size; null for a picture. */
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
