/** Removes undefined props: React Aria distinguishes missing from undefined. */
export const definedProps = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
