import { createApp } from 'astro/app/entrypoint'

/** The compiled site: `app.render(request, { locals })` renders one page of one brand in one language. */
export const app = createApp({ streaming: false })
