/** Stories for the visual regression test, one for each kind of surface. */
export const chosen = [
  ['ProfileCard', 'Fictional'],
  ['LockedPhoto', 'WithAction'],
  ['Button', 'AllVariants'],
  ['TextField', 'WithError'],
  ['RadioGroup', 'List'],
  ['CreditPackageCard', 'Choice'],
  ['AlertBanner', 'Tones'],
  ['Badge', 'Tones'],
  ['ChatThread', 'States'],
  ['ChatComposer', 'WithTools'],
  ['EmptyState', 'WithAction'],
  ['Stepper', 'Signup'],
] as const
