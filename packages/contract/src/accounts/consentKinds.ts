/**
 * `sensitive_data` covers data about sex life or orientation, apart from the wanted gender; `other_brand` is to be
 * shown on one other brand.
 */
export const consentKinds = ['terms', 'sensitive_data', 'promotions', 'other_brand'] as const
