# What `workerd serve workerd.capnp` needs to know: the bundled worker stands beside this file.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "check-in", worker = .checkIn)],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "check-in")],
);

const checkIn :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-01-01",
);
