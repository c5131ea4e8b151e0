/** The props that were given: React Aria tells "absent" from "undefined". */
export const given = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
