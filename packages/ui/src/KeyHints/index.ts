export { type KeyHint, KeyHints, type KeyHintsProps } from './KeyHints.tsx'
