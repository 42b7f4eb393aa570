/** A remote's style sheet: its classes, by the names that they have in the file. */
declare module '*.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
