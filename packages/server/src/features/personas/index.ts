export { replyText } from './replyText.ts'
export { workPersonas } from './workPersonas.ts'
