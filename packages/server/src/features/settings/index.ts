export { fictionalIcon } from './fictionalIcon.ts'
export { emptyAttributes } from './noAttributes.ts'
export { offeredInterests } from './offeredInterests.ts'
