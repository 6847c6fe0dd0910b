/** How every test starts its browser. `npm test` puts the one that it found or brought into CHROMIUM_PATH. */
export const chromium = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
}
