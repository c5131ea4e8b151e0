/* global SwaggerUIBundle */

const dark = matchMedia('(prefers-color-scheme: dark)')
const applyMode = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
applyMode()
dark.addEventListener('change', applyMode)

SwaggerUIBundle({
  url: document.querySelector('link[rel="service-desc"]').href,
  domNode: document.getElementById('docs'),
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  defaultModelsExpandDepth: -1,
  // For reading: what is tried on a live host would be done there.
  supportedSubmitMethods: [],
  validatorUrl: null,
})
