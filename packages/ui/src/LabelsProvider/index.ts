export { LabelsProvider, type LabelsProviderProps } from './LabelsProvider.tsx'
