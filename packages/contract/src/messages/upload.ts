export const uploadMessages = {
  'success.upload_reversed': 'Upload reversed successfully.',
  'upload.reversed': 'This upload is already reversed.',
  'upload.used': '{name} was used or changed since, so this upload can not be reversed.',
} as const;
