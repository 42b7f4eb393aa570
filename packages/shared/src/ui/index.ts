/** The base entry: the design system and the parts of the first screen. Light; what opens above the page is in `ui-overlay`. */
export { addRecipes } from './theme/add-recipes';
export { UiProvider, type UiProviderProps } from './theme/ui-provider';
export { Adorned, type AdornedProps } from './controls/adorned';
export { Button, ButtonLink } from './controls/button';
export { Checkbox, type CheckboxProps } from './controls/checkbox';
export { Field, type FieldProps } from './controls/field';
export { Input, Textarea, type InputProps } from './controls/input';
export { Link, type LinkComponent, type LinkProps } from './controls/link';
export { Select, type SelectProps } from './controls/select';
