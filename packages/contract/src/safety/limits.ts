/**
 * Complainants have six months to appeal (Digital Services Act, article 20), at most 184 days.
 */
export const appealDays = 184

export const complaintTextMinLength = 10

export const complaintTextMaxLength = 4_000
