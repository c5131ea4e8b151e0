/** By what towns are looked up: country, and name in small letters. */
export const townKey = (country: string, name: string): string =>
  `${country}.${name.trim().toLowerCase()}`
