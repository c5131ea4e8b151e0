export { emptyAttributes, offeredInterests } from './attributes.ts'
export { fictionalIcon } from './presentSettings.ts'
