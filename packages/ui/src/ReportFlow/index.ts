export {
  type Report,
  ReportFlow,
  type ReportFlowProps,
  type SentReport,
} from './ReportFlow.tsx'
