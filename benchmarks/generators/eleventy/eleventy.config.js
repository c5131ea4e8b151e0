import { env } from 'node:process'

export default (config) => {
  config.setQuietMode(true)
  config.ignores.add('templates')
  return { dir: { input: '.', output: env.OUTPUT_FOLDER } }
}
