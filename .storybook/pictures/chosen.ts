/** Stories that are compared picture by picture: component and story. Each stands for a kind of surface. */
export const chosen = [
  ['ProfileCard', 'Fictional'],
  ['LockedPhoto', 'WithAction'],
  ['Button', 'AllLooks'],
  ['TextField', 'WithFault'],
  ['RadioGroup', 'List'],
  ['CreditPackageCard', 'Choice'],
  ['AlertBanner', 'Tones'],
  ['Badge', 'Tones'],
  ['ChatThread', 'States'],
  ['ChatComposer', 'WithTools'],
  ['EmptyState', 'WithAction'],
  ['Stepper', 'Signup'],
] as const
