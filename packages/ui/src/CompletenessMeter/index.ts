export {
  CompletenessMeter,
  type CompletenessMeterProps,
  type CompletenessPart,
} from './CompletenessMeter.tsx'
