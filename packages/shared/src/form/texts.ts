import { ruleMessages } from '@careloom/contract/messages/rule';
import { validationMessages } from '@careloom/contract/messages/validation';
import { addTexts, createTranslator } from '../i18n/index';
import { texts as uiTexts } from '../ui/texts';
import { texts as pickerTexts } from '../ui-pickers/texts';

/** Texts of the form kit: summary, fields, files, dates, drafts. */
export const texts = {
  'fields.fix_one': 'One thing to fix.',
  'fields.fix_many': '{count} things to fix.',
  'fields.choose_date': 'Choose a date',
  'fields.clear_choice': 'Clear {label}',
  'fields.less': 'Less',
  'fields.more': 'More',
  'fields.characters_left': '{count} left',
  'fields.rule.length': '8 to 30 characters',
  'fields.rule.digit': 'One digit',
  'fields.rule.lower': 'One lowercase letter',
  'fields.rule.upper': 'One uppercase letter',
  'fields.rule.special': 'One special character',
  'fields.rule.space': 'No space',
  'fields.rule.met': 'met',
  'fields.rule.unmet': 'not met',
  'fields.choose_file': 'Choose a file',
  'fields.choose_picture': 'Choose a picture',
  'fields.take_picture': 'Take a picture',
  'fields.preview': 'Preview',
  'fields.drop_receipt': 'A picture or a PDF, at most 5 MB.',
  'fields.remove_file': 'Remove',
  'fields.drop_picture': 'Drop a picture here. jpeg, jpe, jpg, gif or png, at most 5 MB.',
  'fields.now_required': '{field} is now required.',
  'fields.draft.kept': 'Saved as you type, on this device only.',
  'fields.draft.refused': 'This browser keeps no drafts: what you type is lost when you leave.',
  'fields.draft.restored': 'Draft restored.',
  'fields.draft.restored_why': 'This is what you typed last time.',
  'fields.draft.overtaken': 'Somebody else has changed {fields} since you typed this. Saving replaces their change.',
  'fields.draft.discard': 'Discard draft',
  'fields.draft.closed': 'Your draft is kept.',
  'fields.unsaved': 'Leave without saving? What you have typed will be lost.',
  'fields.leave': 'Leave',
  'fields.stay': 'Stay',
  'fields.drop_csv': 'Drop a .csv file here, at most 5 MB.',
} as const;

/** Validation messages come from the contract's rules, which name their texts by key. */
addTexts('validation', { ...validationMessages, ...ruleMessages });

export const t = createTranslator('kit', texts, pickerTexts, uiTexts);
