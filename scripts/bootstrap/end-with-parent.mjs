import process from 'node:process';

// Loaded before a program that another process of this project has started with a channel to it. If the
// starter is killed, the channel breaks, and the program shuts down instead of holding the port and the
// data folder.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
