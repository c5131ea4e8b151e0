import type { App } from '../platform/http/App.ts'
import { settingsRoutes } from './settings/index.ts'

/** Every feature's routes. A feature adds itself here and nowhere else. */
export const features: readonly ((app: App) => void)[] = [settingsRoutes]
