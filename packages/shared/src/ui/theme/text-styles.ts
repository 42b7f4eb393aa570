const style = (fontSize: string, lineHeight: string, fontWeight: string, letterSpacing = 'normal', rest: Record<string, string> = {}) => ({
  value: { fontSize, lineHeight, fontWeight, letterSpacing, ...rest },
});

export const textStyles = {
  display: style('4xl', 'tight', 'bold', 'tight'),
  title: style('2xl', 'tight', 'bold', 'tight'),
  section: style('lg', 'snug', 'semibold', 'snug'),
  figure: style('3xl', 'tight', 'bold', 'tight', { fontVariantNumeric: 'tabular-nums' }),
  body: style('md', 'normal', 'normal'),
  small: style('sm', 'normal', 'normal'),
  label: style('sm', 'snug', 'medium'),
  caption: style('xs', 'snug', 'medium', 'label'),
};
