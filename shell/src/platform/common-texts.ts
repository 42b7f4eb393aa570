/** Texts used on public and signed-in pages. */
export const commonTexts = {
  'footer.copyright': '© {year} All Rights Reserved',
  'title.log_in': 'Log In',
  'screen.sign_up': 'Sign up',
  'screen.contact_us': 'Contact us',
  'not_found.title': 'Page Not Found',
} as const;
