const { checkedCaller } = require('openvibe-contracts/rpc');

const call = checkedCaller((id, payload) => globalThis.router.call(id, payload));

exports.run = (job) => call('sandbox::run', job);
