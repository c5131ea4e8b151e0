/**
 * A script for wrk that asks for every path of every host in an order that looks like chance, as browsers ask: compressed,
 * in German.
 */
export function requestScript(hosts: readonly string[], paths: readonly string[]): string {
  return `local hosts = {${hosts.map((host) => `"${host}"`).join(',')}}
local paths = {${paths.map((path) => `"${path}"`).join(',')}}
math.randomseed(1)
request = function()
  local headers = {
    ["Host"] = hosts[math.random(#hosts)],
    ["Accept-Encoding"] = "gzip, deflate, br",
    ["Accept-Language"] = "de-DE,de;q=0.9,en;q=0.8"
  }
  return wrk.format("GET", paths[math.random(#paths)], headers)
end
`
}
