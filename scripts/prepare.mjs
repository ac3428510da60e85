// Runs before npm's scripts, on whatever Node is installed and without any package, see scripts/README.md.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This needs Node 20.19 or newer. You have ${process.versions.node}.`);
  process.exit(1);
}

const steps = process.argv.slice(2);
import("./prepare/steps.mjs")
  .then(({ prepare }) =>
    prepare(Object.fromEntries(["tests", "pages", "anew"].map((step) => [step, steps.includes(step)]))),
  )
  .catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
