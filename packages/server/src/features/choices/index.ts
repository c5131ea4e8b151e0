export { choicesRoutes } from './choices.routes.ts'
export { readChoices, saveChoices } from './choices.store.ts'
