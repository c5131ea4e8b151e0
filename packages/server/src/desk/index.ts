import type { App } from '../platform/http/App.ts'
import { actRoutes } from './act.routes.ts'
import { pictureRoutes } from './picture.routes.ts'
import { secondFactorRoutes } from './secondFactor.routes.ts'
import { sessionRoutes } from './session.routes.ts'

/** Everything that a desk in the browser asks for. */
export function deskRoutes(app: App): void {
  sessionRoutes(app)
  secondFactorRoutes(app)
  actRoutes(app)
  pictureRoutes(app)
}
