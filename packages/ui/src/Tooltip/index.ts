export { Tooltip } from './Tooltip.tsx'
export type { TooltipProps } from './tooltip.types.ts'
