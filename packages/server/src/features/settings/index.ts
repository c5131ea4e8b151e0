export { fictionalIcon } from './fictionalIcon.ts'
export { noAttributes } from './noAttributes.ts'
export { offeredInterests } from './offeredInterests.ts'
