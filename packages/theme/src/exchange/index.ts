export { exportTokens } from './exportTokens.ts'
export type { Token, TokenGroup, TokenType, TokenValue } from './format.ts'
export { importSeeds } from './importSeeds.ts'
