/** Texts of the specification that no screen or call uses yet. The first screen to use one moves it to its own texts. */
export const reservedMessages = {
  'button.filter': 'Filter',
  'button.export': 'Export',
  'footer.rights': 'All Rights Reserved',
  'validation.min.string': ':attribute must be at least :min characters.',
  'validation.between': ':attribute must be between :min and :max.',
  'validation.size': ':attribute must be :size characters.',
  'validation.digits': ':attribute must be :digits digits.',
  'validation.same': ':attribute and :other must match.',
  'validation.file': ':attribute must be a file.',
  'validation.mimes': ':attribute must be a file of type: :values.',
} as const;
