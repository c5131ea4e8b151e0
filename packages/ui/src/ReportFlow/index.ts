export {
  type Report,
  ReportFlow,
  type ReportFlowProps,
} from './ReportFlow.tsx'
