export { type ChartPoint, LineChart, type LineChartProps } from './LineChart.tsx'
