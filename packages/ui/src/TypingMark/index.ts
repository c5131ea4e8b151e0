export { TypingMark, type TypingMarkProps } from './TypingMark.tsx'
